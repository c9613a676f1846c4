export const tooManyClosings = (most: string) =>
  `A sua conta guarda no máximo ${most} fechamentos. Exclua os que não usa mais e tente de novo.`

export const tooManyRows = (most: string) =>
  `Os arquivos dos seus fechamentos somam no máximo ${most} linhas. Exclua os fechamentos mais antigos e tente de novo.`

export const tooManyFiles = (most: string) =>
  `Os seus fechamentos guardam no máximo ${most} arquivos. Exclua os fechamentos mais antigos e tente de novo.`

export const tooManyFilesOfMonth = (most: string) =>
  `Um mês guarda no máximo ${most} arquivos. Remova os que não usa mais e tente de novo.`

export const tooManyOrdersOfMonth = (most: string) =>
  `Um mês compara no máximo ${most} pedidos. Envie só os pedidos desse mês.`

export const tooManyRowsOfMonth = (most: string) =>
  `Os arquivos de um mês somam no máximo ${most} linhas. Envie só os pedidos e as vendas desse mês.`

export const tooMuchText = () =>
  'Os textos dos arquivos deste mês são longos demais. Envie os arquivos como o marketplace os exporta, sem colunas a mais.'

export const readInParts =
  'Este mês é grande demais para uma resposta só. Leia o resumo dele e as linhas de cada arquivo em partes.'

export const tooManyMarks = (most: string) =>
  `A sua conta guarda no máximo ${most} marcações de pedidos. Exclua os fechamentos mais antigos e tente de novo.`

export const tooManyNotes = (most: string) =>
  `As anotações dos seus pedidos somam no máximo ${most} letras. Encurte algumas ou exclua os fechamentos mais antigos e tente de novo.`

export const tooManyMovementFiles = (most: string) =>
  `A sua conta guarda no máximo ${most} arquivos da Carteira, da Acelera, de Devoluções e de Afiliados. Remova os mais antigos e tente de novo.`

export const tooManyMovements = (most: string) =>
  `A sua conta guarda no máximo ${most} linhas desses arquivos. Remova os mais antigos e tente de novo.`
