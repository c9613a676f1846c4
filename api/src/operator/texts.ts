export const problems = {
  longPath: (file: string) =>
    `O caminho de DATA_DIR é longo demais para o operador (${file}). Escolha um mais curto.`,
  failed: 'Algo deu errado; o registro do produto diz o quê.',
}

export const usage = 'Assim se usa:'

export function sizeOf(bytes: number): string {
  const value = (bytes / 1_000_000).toLocaleString('pt-BR', { maximumFractionDigits: 1 })
  return bytes < 100_000 ? `${Math.ceil(bytes / 1000)} kB` : `${value} MB`
}
