export const noAnswer = (reason: string) => `O PostgreSQL de DATABASE_URL não responde: ${reason}`

export const onlyReads =
  'O PostgreSQL de DATABASE_URL só aceita leitura: é uma réplica, ou está com default_transaction_read_only. Aponte para o servidor que grava.'

export const oldServer = (version: string, least: number) =>
  `O PostgreSQL de DATABASE_URL é o ${version}; é preciso o ${least} ou mais novo. Atualize o servidor, ou escolha outro.`

export const newerSchema =
  'Este banco já foi usado por uma versão mais nova do produto, e não há caminho de volta. Inicie com essa versão, ou restaure num banco vazio uma cópia de antes dela (npm run admin -- restore).'

export const folderInUse = (folder: string, processId: number) =>
  `A pasta de dados ${folder} já está em uso pelo processo ${processId}. Encerre esse processo ou escolha outra pasta com DATA_DIR.`

export const databaseStuck = (seconds: number) =>
  `O banco embutido travou ao abrir: ficou ${seconds} s sem avançar. Nada se perdeu; inicie de novo.`

export const databaseBroken = (folder: string, reason: string) =>
  `O banco embutido em ${folder} não abre (${reason}): um arquivo falta ou está danificado, ou o disco está cheio. Nada foi apagado. Com o disco livre, guarde essa pasta em outro lugar e restaure uma cópia (npm run admin -- restore ARQUIVO); sem ela, o início seguinte cria um banco vazio.`
