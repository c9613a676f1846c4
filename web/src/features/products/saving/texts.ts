export const texts = {
  elsewhere:
    'Um destes produtos mudou em outra aba ou em outro aparelho. A lista foi carregada de novo e nada do que você digitou se perdeu: confira e salve outra vez.',
  uncertain: 'Pode já ter sido salvo: tentar de novo não repete nada.',
}
