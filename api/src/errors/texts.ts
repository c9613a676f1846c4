import type { ProblemCode } from '@vendaclara/contract/problem'
import { daysToWithdraw } from '@vendaclara/core/subscription'

/** The message of a refusal without a more specific one. */
export const problemMessages: Record<ProblemCode, string> = {
  unauthenticated: 'Sessão expirada. Por favor, faça login novamente.',
  'User not found': 'Usuário não encontrado',
  'Invalid credentials': 'Senha inválida',
  second_factor_required: 'Digite o código do seu aplicativo autenticador.',
  invalid_code:
    'Este código não confere. Digite o que o aplicativo mostra agora, ou um código de recuperação.',
  email_taken: 'E-mail já cadastrado',
  changed_elsewhere: 'Isto foi mudado em outra aba ou aparelho. Veja como está agora e tente de novo.',
  incomplete: 'O arquivo não chegou inteiro. Envie-o de novo.',
  sku_taken: 'Outro anúncio deste marketplace já usa este SKU. Escolha outro.',
  key_taken: 'Outro produto já tem este anúncio. Atualize a página e tente de novo.',
  invalid_token: 'Este link não é válido ou já venceu. Peça um novo.',
  invalid_request: 'Os dados enviados não são válidos.',
  not_found: 'O que você procura não existe.',
  email_not_confirmed: 'Confirme o seu e-mail para continuar.',
  subscription_required: 'Assine um plano para continuar.',
  card_declined: 'O cartão não foi aprovado. Confira os dados ou use outro cartão.',
  already_subscribed: 'Você já tem uma assinatura. Veja como ela está em Minha assinatura.',
  too_late: `O prazo de ${daysToWithdraw} dias para desistir e ser reembolsado já passou.`,
  payment_unknown:
    'Ainda não sabemos se o pagamento foi aceito. Não é preciso comprar de novo: em até 2 minutos mostramos aqui o resultado, e nada é cobrado duas vezes.',
  gateway_unavailable:
    'O serviço de pagamentos não respondeu. Nada foi cobrado. Tente de novo em alguns minutos.',
  too_many_requests: 'Muitas tentativas. Aguarde um pouco e tente de novo.',
  too_large: 'O envio é grande demais.',
  unsupported_media_type: 'Envie os dados em JSON.',
  too_slow: 'O envio demorou demais. Confira a sua conexão e tente de novo.',
  busy: 'Estamos com muitos envios grandes agora, e o seu não foi guardado. Tente de novo em 10 segundos.',
  quota_reached: 'A sua conta chegou ao limite do que guarda. Exclua o que não usa mais e tente de novo.',
  unavailable:
    'Não conseguimos chegar aos seus dados agora. Nada do que estava guardado se perdeu. Tente de novo em alguns segundos.',
  internal_error: 'Algo deu errado do nosso lado. Tente de novo em instantes.',
}

export function retryIn(seconds: number): string {
  return `Muitas tentativas. Tente de novo em ${inWords(seconds)}.`
}

function inWords(seconds: number): string {
  if (seconds <= 90) return seconds === 1 ? '1 segundo' : `${seconds} segundos`
  return `${Math.ceil(seconds / 60)} minutos`
}
