export const texts = {
  confirmation: {
    title: 'Confirmação de e-mail',
    loading: 'Confirmando seu e-mail…',
    done: 'Confirmação Bem-Sucedida!',
    doneHint: 'Seu e-mail está confirmado. Onde a Vendaclara já estiver aberta, ela continua sozinha.',
    toHome: 'Ir para o início',
    loggedOut: 'Ainda não entrou neste navegador?',
    toLogin: 'Entrar',
    failed: 'Erro ao Confirmar',
    noToken: 'Token não fornecido.',
    unreached: 'Erro ao confirmar o email.',
    failedHint: 'O link vale por 24 horas. Para receber outro, entre na sua conta e peça um novo e-mail.',
    toOutside: 'Voltar para a página inicial',
  },
  gate: {
    pageTitle: 'Confirme seu e-mail',
    title: 'Confirme seu email para acessar a plataforma',
    sentence: 'Enviaremos um e-mail com um botão de ativação para o endereço abaixo.',
    /** A dayjs format. */
    moment: 'DD/MM [às] HH:mm',
    wasSent: (email: string, when: string) =>
      `Enviamos um e-mail com um botão de ativação para ${email} em ${when}.`,
    spam: 'Não encontrou? Verifique também a caixa de spam.',
    correction:
      'Digitou errado no cadastro? Corrija aqui: o novo endereço passa a ser o da sua conta quando for confirmado.',
    send: 'Enviar e-mail',
    sendAgain: 'Enviar de novo',
    sending: 'Enviando...',
    wait: (seconds: number) => `Aguarde ${seconds}s para reenviar o email`,
    sent: 'E-mail enviado',
    sentTo: (email: string) =>
      `Enviamos o e-mail para ${email}. Clique no botão de ativação: esta página se abre sozinha.`,
    failed: 'O e-mail não foi enviado',
    confirmed: 'Já confirmei',
    checking: 'Verificando...',
    unconfirmed: 'Ainda não recebemos a confirmação. Abra o e-mail e clique no botão de ativação.',
    unchecked: 'Não foi possível verificar',
  },
}
