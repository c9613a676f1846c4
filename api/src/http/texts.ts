/** Shown when a file or page does not exist. */
export const pages = {
  notFound: 'Não encontrado.',
  notBuilt: 'As páginas ainda não foram construídas. Inicie com "npm start", que as constrói.',
}

export const portInUse = (port: number) => `A porta ${port} já está em uso. Escolha outra com PORT.`

/** Why a request is refused before its schema is checked. */
export const requests = {
  otherHost: (appUrl: string) => `Este não é o endereço da Vendaclara. Abra ${appUrl}`,
  notJson: 'O corpo do pedido não é um JSON válido.',
  tooDeep: 'Os dados enviados têm níveis demais.',
  compressed: 'Envie os dados sem compressão, ou em gzip depois de entrar.',
  keyTwice: (key: string) => `O campo ${key} veio duas vezes.`,
  tooLarge: 'é grande demais',
  lostNumber: 'tem um número que não pode ser guardado',
  fullLine:
    'Muita gente está usando a Vendaclara neste momento. O que já estava guardado continua lá. Tente de novo em alguns segundos.',
  manyAnswers:
    'Estamos preparando muitas respostas grandes agora. Tente de novo em 10 segundos. Nada do que estava guardado mudou.',
  fullDay:
    'A sua conta já enviou dados demais hoje. O que estava guardado continua lá. Tente de novo amanhã.',
  unstorable:
    'Um dos textos, números ou datas enviados não pode ser guardado. Confira o que você digitou e tente de novo.',
}

/** How a sentence names the field. */
export function subjectOf(path: readonly PropertyKey[] | undefined): string {
  return path?.length ? `O campo ${path.join('.')}` : 'O que foi enviado'
}

const kinds: Record<string, string> = {
  string: 'um texto',
  number: 'um número',
  int: 'um número inteiro',
  boolean: 'verdadeiro ou falso',
  array: 'uma lista',
  object: 'um objeto',
  record: 'um objeto',
}

/** What a schema objects to. */
export const objections = {
  missing: 'está faltando',
  type: (expected: string) => `deve ser ${kinds[expected] ?? 'de outro tipo'}`,
  oneOf: (values: readonly unknown[]) =>
    `deve ser um destes valores: ${values.map((value) => `“${String(value)}”`).join(', ')}`,
  unknownKeys: (keys: readonly string[]) =>
    `Estes campos não são conhecidos: ${keys.slice(0, 5).join(', ').slice(0, 200)}.`,
  format: 'não está no formato esperado',
}

const counted = (count: number | bigint, one: string, many: string) =>
  `${count} ${Number(count) === 1 ? one : many}`

interface Bound {
  origin: string
  inclusive?: boolean | undefined
}

export function atLeast({ origin, inclusive, minimum }: Bound & { minimum: number | bigint }): string {
  if (origin === 'string') return `deve ter pelo menos ${counted(minimum, 'caractere', 'caracteres')}`
  if (origin === 'array') return `deve ter pelo menos ${counted(minimum, 'item', 'itens')}`
  return inclusive === false ? `deve ser maior que ${minimum}` : `deve ser no mínimo ${minimum}`
}

export function atMost({ origin, inclusive, maximum }: Bound & { maximum: number | bigint }): string {
  if (origin === 'string') return `deve ter no máximo ${counted(maximum, 'caractere', 'caracteres')}`
  if (origin === 'array') return `deve ter no máximo ${counted(maximum, 'item', 'itens')}`
  return inclusive === false ? `deve ser menor que ${maximum}` : `deve ser no máximo ${maximum}`
}
