export const recoveryTexts = {
  recovery: {
    title: 'Recuperar senha',
    heading: 'Recuperar a senha',
    intro: 'Enviamos um link para criar outra.',
    submit: 'Enviar link',
    failed: 'Erro ao solicitar recuperação de senha.',
    /** The server's answer; after it, the login opens by itself. */
    sent: 'Email Enviado',
    sentHint: (email: string) =>
      `Se ${email} tem conta, o link chega logo e vale 1 hora. Olhe também o spam.`,
    toLogin: 'Voltar ao login',
  },
  reset: {
    title: 'Nova senha',
    heading: 'Criar uma senha nova',
    password: 'Nova senha',
    submit: 'Redefinir senha',
    failed: 'Erro ao redefinir senha.',
    noToken: 'Token inválido ou ausente.',
    noTokenHint: 'Abra o link do e-mail que enviamos, ou peça outro.',
    askAgain: 'Pedir um novo link',
    doneHint: 'O login abre em instantes.',
    toLogin: 'Ir para o login',
  },
}
