export const noAnswer = (reason: string) => `O PostgreSQL de DATABASE_URL não responde: ${reason}`

export const folderInUse = (folder: string, processId: number) =>
  `A pasta de dados ${folder} já está em uso pelo processo ${processId}. Encerre esse processo ou escolha outra pasta com DATA_DIR.`
