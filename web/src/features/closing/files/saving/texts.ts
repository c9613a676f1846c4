export const texts = {
  replaced: 'Arquivo trocado',
  removed: (fileName: string) => `${fileName} retirado`,
  left: 'Você já saiu desta análise. Abra-a de novo e envie o arquivo.',
}
