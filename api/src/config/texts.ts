/** Why a variable is refused; printed after its name. */
export const refusals = {
  flag: 'deve ser on ou off',
  webAddress: 'deve ser um endereço completo, como https://app.exemplo.com.br',
  plainBase: 'não pode ter usuário, senha, ? nem #',
  address: 'deve ser um endereço (https://…, mailto:…) ou um caminho deste site que começa com uma só /',
  number: (least: number, most: number) => `deve ser um número de ${least} a ${most}`,
  whole: (least: number, most: number) => `deve ser um número inteiro de ${least} a ${most}`,
  shortSecret: 'deve ter pelo menos 16 caracteres, sem espaços',
  simpleSecret: 'repete poucas letras; faça uma com: openssl rand -hex 24',
  proxies:
    'diga os endereços dos proxies, separados por vírgula, como 10.0.0.5 ou 10.0.0.0/24, ou "loopback" para um proxy neste computador; "on", um número e redes largas (IPv4 abaixo de /8, IPv6 abaixo de /16) deixariam qualquer um escolher o próprio endereço',
  tooShort: 'é curto demais',
  tooLong: (most: number) => `deve ter no máximo ${most} caracteres`,
  invisible: 'tem caracteres invisíveis',
  databaseUrl: 'deve ser como postgresql://usuário:senha@servidor/banco',
  databaseParameters:
    'tem um parâmetro que não conhecemos, que está duas vezes ou que troca o servidor; escreva o servidor antes da barra (host= só para um soquete, como postgresql:///banco?host=/run/postgresql)',
  smtpUrl: 'deve ser como smtps://usuário:senha@servidor, ou smtp:// para STARTTLS',
  sender: 'deve ser um endereço, ou um nome com ele: Nome <a@b.com>',
  inClear: 'deve começar com https:// (http:// só neste computador)',
  gatewayInClear: 'deve começar com https://: a chave e os dados de quem paga passam por ele',
  key: 'deve ter de 3 a 200 caracteres, sem espaços',
  companyTaxId: 'deve ser um CNPJ, e os seus dígitos verificadores não fecham',
  email: 'deve ser um endereço de e-mail',
  nodeEnv: 'deve ser production, development ou test, em letras minúsculas',
  silentLog: 'não pode ser silent em produção: ninguém veria o que falha, nem quem tenta entrar',
  logLevel: 'deve ser fatal, error, warn, info, debug, trace ou silent',
  recipient: 'deve ser uma chave pública do age (age1…), de age-keygen',
  oneLock: 'está posta junto com BACKUP_PASSPHRASE; deixe só uma das duas',
  twice: (file: string) => `está posta junto com ${file}; deixe só uma das duas`,
  fileTooLarge: 'o arquivo é grande demais para um valor',
  fileEmpty: 'o arquivo está vazio',
  fileUnreadable: (code: string | undefined) => `não foi possível ler o arquivo (${code})`,
  missing: (because: string) => `falta, ${because}`,
  missingUnlessEmbedded: (because: string) => `falta, ${because} (ou ALLOW_EMBEDDED=1, se é isso mesmo)`,
  tooLarge: (most: number, because: string) => `deve ser no máximo ${most}, ${because}`,
  https: 'deve começar com https://',
  httpsInProduction: 'deve começar com https://, em produção',
  databaseProtection:
    'diga como a ligação com o banco é protegida: ?sslmode=verify-full (cifrada, com o certificado conferido), ou ?sslmode=disable quando a rede até ele é só sua',
}

export const reasons = {
  production: 'em produção',
  notOnlyHere: (names: readonly string[]) => `porque ${names.join(' e ')} não é só este computador`,
  onlyTogether: (names: readonly string[]) => `porque ${names.join(', ')} só valem juntos`,
  realPayments: 'porque os pagamentos são de verdade',
}

export const environmentIsWrong = 'O ambiente não está certo:'

/** What is printed at the start. */
export const started = {
  at: (address: string) => `Vendaclara está em ${address}\n`,
  simulator: (address: string, key: string) =>
    `Pagamentos simulados em ${address}/simulator (chave da API: ${key})\n`,
  waiting: (reason: string, seconds: number) => `${reason}\nEspero por ele até ${seconds} s.\n`,
  failed: (reason: string) => `Vendaclara não pode continuar.\n${reason}\n`,
}

/** What is wrong with a folder the product writes to. */
export const folders = {
  notWritable: (folder: string, variable: string, code: string) =>
    `Não é possível escrever em ${folder} (${code}). Dê a pasta ao usuário que executa o produto, ou escolha outra com ${variable}.`,
  noFolder: (folder: string, variable: string) =>
    `${folder} não pode ser uma pasta: há um arquivo com esse nome ou no caminho. Mude o nome dele, ou escolha outra com ${variable}.`,
  notClosed: (place: string, code: string) =>
    `Outros usuários deste computador podem ler ${place}, e não foi possível mudar isso (${code}).\n`,
}
