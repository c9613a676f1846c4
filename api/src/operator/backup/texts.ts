import { sizeOf } from '../texts.ts'

interface File {
  name: string
  bytes: number
}
interface Contents {
  createdAt: string
  schema: string
  rows: Record<string, number>
}

/** Why a backup cannot be restored, in words for the operator. */
export class BackupProblem extends Error {}

export const problems = {
  usage: [
    'Assim se usa, com o produto parado:',
    '  npm run admin -- restore ARQUIVO [--identity CHAVE] [--check]',
    '--check só confere o arquivo; --identity diz onde está a chave do age de uma cópia cifrada para ela.',
  ].join('\n'),
  takesNothing: 'Aqui não se escreve mais nada; a pasta das cópias é a de BACKUP_DIR.',
  noFile: (file: string) => `Não há um arquivo ${file}.`,
  noIdentity: (file: string) => `Em ${file} não há uma chave do age (AGE-SECRET-KEY-1…).`,
  cut: 'O arquivo acaba antes do fim: esta cópia não está inteira. Use outra.',
  changed:
    'O conteúdo não confere com as somas que o arquivo traz: ele foi mudado ou está estragado. Use outra cópia.',
  notOurs: 'Este arquivo não é uma cópia da Vendaclara.',
  locked: 'Esta cópia está cifrada: dê a senha em BACKUP_PASSPHRASE, ou o arquivo da chave com --identity.',
  wrongKey: 'Esta senha ou chave não abre a cópia, ou o começo do arquivo está estragado.',
  notEmpty: 'Já há tabelas neste banco: restaure num banco vazio, e nada do que existe se perde.',
  folderTaken: (folder: string) =>
    `Já existe um banco em ${folder}. Pare o produto e guarde essa pasta com outro nome, ou escolha outra com DATA_DIR.`,
  newer: (schema: string) =>
    `Esta cópia é de uma versão mais nova do produto (${schema}). Instale essa versão, ou uma posterior, e restaure com ela.`,
  newerDatabase: 'Este banco é de uma versão mais nova do produto: faça a cópia com ela.',
  otherTables: 'As tabelas da cópia não são as da versão de que ela diz ser.',
  refused: (table: string, cause: string) =>
    `A tabela ${table} da cópia não pôde ser gravada: ${cause} Nada foi deixado no banco.`,
  notRestored: (cause: string) => `Não foi possível restaurar: ${cause}\nNada foi deixado no banco.`,
  otherwiseStored: (table: string) =>
    `O que foi gravado na tabela ${table} não confere com a cópia. Nada foi deixado no banco.`,
}

export const results = {
  made: (folder: string, { name, bytes }: File) => `Cópia feita: ${folder}/${name} (${sizeOf(bytes)})`,
  listed: (folder: string, files: readonly File[]) =>
    files.length === 0
      ? `Nenhuma cópia em ${folder}.`
      : [`Cópias em ${folder}:`, ...files.map(({ name, bytes }) => `  ${name}  ${sizeOf(bytes)}`)].join('\n'),
  checked: (backup: Contents) => `A cópia está inteira.\n${contents(backup)}`,
  restored: (backup: Contents) =>
    `Restaurado e conferido tabela por tabela. Inicie com "npm start".\n${contents(backup)}`,
}

function contents({ createdAt, schema, rows }: Contents): string {
  const total = Object.values(rows).reduce((sum, count) => sum + count, 0)
  const tables = Object.entries(rows).filter(([, count]) => count > 0)
  const lines = tables.map(([table, count]) => `  ${table}: ${count.toLocaleString('pt-BR')}`)
  return [`De ${createdAt}, esquema ${schema}, ${total.toLocaleString('pt-BR')} registros:`, ...lines].join(
    '\n',
  )
}
