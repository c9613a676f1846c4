/** The messages in answers of the account's calls. */
export const answers = {
  signedUp: 'Cadastro realizado.',
  emailTaken: 'Email já cadastrado',
  mailSent: 'Email Enviado',
  confirmed: 'Seu e-mail foi confirmado.',
  alreadyConfirmed: 'Seu e-mail já está confirmado.',
  newAddressMailed: 'Enviamos um link de confirmação para o novo endereço.',
  passwordReset: 'Sua senha foi redefinida.',
  passwordChanged: 'Sua senha foi trocada.',
  samePassword: 'Escolha uma senha diferente da atual.',
  sessionEnded: 'Sessão encerrada.',
  otherSessionsEnded: 'As outras sessões foram encerradas.',
  secondFactorOff: 'A verificação em duas etapas foi desligada.',
  accountDeleted: 'Sua conta foi excluída.',
  manyPasswords: 'Muita gente está entrando na Vendaclara neste momento. Tente de novo em alguns segundos.',
}

/** What people can do instead after too many tries. */
export const advice = {
  loginElsewhere:
    'Se a conta é sua, entre em um aparelho em que já entrou antes, ou crie uma senha nova em Esqueci minha senha.',
  withoutCoupon: 'Você também pode assinar sem cupom.',
}
