export const thanks = 'Obrigado pelo feedback!'

export const tooManyReviews = (most: string) =>
  `Você já nos enviou ${most} avaliações, e guardamos todas. Para contar mais, fale com o suporte.`
