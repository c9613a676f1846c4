export const problems = {
  longPath: (file: string) =>
    `O caminho de DATA_DIR é longo demais para o operador (${file}). Escolha um mais curto.`,
  failed: (cause: string) => `Não foi possível: ${cause}`,
  tooMuch: 'São palavras demais para um comando.',
}

const ofSystem: Record<string, string> = {
  ENOSPC: 'o disco está cheio',
  EDQUOT: 'a cota do disco acabou',
  EACCES: 'falta permissão',
  EPERM: 'falta permissão',
  EROFS: 'o disco só aceita leitura',
  ENOENT: 'não existe',
  ENOTDIR: 'não é uma pasta',
  EISDIR: 'é uma pasta',
  EEXIST: 'já existe',
  EIO: 'o disco falhou',
}

/** Why a command failed. None names a value that is stored. */
export const causes = {
  database: {
    '25006': 'o banco só aceita leitura agora (25006).',
    '42501': 'o usuário do banco não tem a permissão que falta (42501).',
    '53100': 'o disco do banco está cheio (53100).',
    '53300': 'o banco não aceita mais conexões (53300).',
    '57014': 'o banco demorou demais e desistiu (57014).',
  } as Partial<Record<string, string>>,
  outOfReach: (code: string) =>
    `o banco não responde${inBrackets(code)}. Tente de novo quando ele responder.`,
  refused: (code: string, table: string | undefined) =>
    `o banco recusou o pedido (${code}${table === undefined ? '' : `, tabela ${table}`}).`,
  system: (code: string, path: string | undefined) =>
    `${ofSystem[code] ?? 'o sistema recusou'} (${code})${path === undefined ? '' : `: ${path}`}`,
  unexpected: (kind: string) => `aconteceu um erro que o produto não conhece (${kind}).`,
}

function inBrackets(code: string): string {
  return code === '' ? '' : ` (${code})`
}

export const usage = 'Assim se usa:'

export function sizeOf(bytes: number): string {
  const value = (bytes / 1_000_000).toLocaleString('pt-BR', { maximumFractionDigits: 1 })
  return bytes < 100_000 ? `${Math.ceil(bytes / 1000)} kB` : `${value} MB`
}
