import type { PlanCycle } from '@vendaclara/core/subscription'

/** The messages for a refused field, used by the page and by the server. */
export const fieldProblems = {
  email: 'E-mail inválido.',
  nameMissing: 'O campo Nome é obrigatório.',
  nameShort: 'O nome deve ter mais de 3 caracteres.',
  nameLong: 'O nome deve ter no máximo 120 caracteres.',
  passwordShort: 'A senha deve ter pelo menos 8 caracteres.',
  passwordLong: 'A senha deve ter no máximo 128 caracteres.',
  passwordsDiffer: 'As senhas não coincidem.',
  passwordOwnWords:
    'Quem conhece você adivinharia essa senha. Não use seu nome, seu e-mail nem nomes como Shopee ou Vendaclara.',
  passwordCommon: 'Essa senha está entre as mais usadas e seria adivinhada logo. Escolha outra.',
  passwordWeak:
    'Essa senha é fácil de adivinhar. Junte três ou quatro palavras que não combinam, ou deixe o navegador criar uma.',
  codeMissing: 'Digite o código.',
  date: 'A data deve estar entre 1970 e 2099.',
  feeTable: 'As faixas desta tabela têm falhas ou se sobrepõem.',
  wholeCentavos: 'Use um preço com no máximo dois decimais.',
  listingIds: 'Cada anúncio precisa de um id só seu.',
  listingSkus: 'Cada SKU só pode aparecer uma vez em cada marketplace.',
  costDays: 'Cada custo vale a partir de um dia diferente, em ordem.',
  taxId: 'Por favor, verifique os campos de CPF/CNPJ.',
  pixTaxId: 'Por favor, verifique o campo de CPF.',
  cardNumber: 'Confira o número do cartão.',
  cardExpiry: 'Data de validade do cartão é inválida.',
  cardCode: 'Confira o código de segurança do cartão.',
  postalCode: 'CEP inválido. Por favor, verifique e tente novamente.',
  phone: 'Confira o telefone, com o DDD.',
}

/** The title of a listing that was sent without one. */
export const newListingTitle = 'Novo Anúncio'

/** A plan's name within a sentence, how often it is paid, and the name of its next Pix in the mail. */
interface PlanWords {
  readonly name: string
  readonly per: string
  readonly every: string
  readonly nextPix: string
}

export const planWords: Readonly<Record<PlanCycle, PlanWords>> = {
  YEARLY: { name: 'anual', per: 'por ano', every: 'a cada ano', nextPix: 'o Pix da renovação' },
  MONTHLY: { name: 'mensal', per: 'por mês', every: 'a cada mês', nextPix: 'o Pix do mês seguinte' },
}
