export const greeting = (firstName: string) => `Olá, ${firstName}!`

export const signature = 'Equipe Vendaclara'

export const copyTheLink = 'Se o botão não abrir, copie este endereço para o navegador:'

/** Below every mail. */
export const slogan = 'Vendaclara: preço certo, anúncios que rendem, repasses conferidos.'

/** What is printed of a mail that becomes a file. */
export const mailWritten = (to: string, subject: string, where: string) =>
  `E-mail para ${to}: ${subject}\n  ${where}`
