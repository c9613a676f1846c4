export const tooManyClosings = (most: string) =>
  `A sua conta guarda no máximo ${most} fechamentos. Exclua os que não usa mais e tente de novo.`

export const tooMuchSpace = (most: string) =>
  `Os fechamentos da sua conta ocupam no máximo ${most} MB. Exclua os mais antigos e tente de novo.`

export const tooManyMovementFiles = (most: string) =>
  `A sua conta guarda no máximo ${most} arquivos da Carteira, da Acelera, de Devoluções e de Afiliados. Remova os mais antigos e tente de novo.`

export const tooManyMovements = (most: string) =>
  `A sua conta guarda no máximo ${most} linhas desses arquivos. Remova os mais antigos e tente de novo.`
