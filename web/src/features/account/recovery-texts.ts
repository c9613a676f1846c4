export const recoveryTexts = {
  recovery: {
    title: 'Recuperar senha',
    heading: 'Recuperar a senha',
    intro: 'Digite o e-mail da sua conta. Enviaremos um link para você criar uma senha nova.',
    submit: 'Enviar link',
    failed: 'Erro ao solicitar recuperação de senha.',
    /** The server's answer; after it, the login opens by itself. */
    sent: 'Email Enviado',
    sentHint: (email: string) =>
      `Se houver uma conta com ${email}, o link chega em instantes e vale por 1 hora. Olhe também a caixa de spam.`,
    toLogin: 'Voltar para o login',
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
    doneHint: 'Você já pode entrar com a senha nova. O login abre em instantes.',
    toLogin: 'Ir para o login',
  },
}
