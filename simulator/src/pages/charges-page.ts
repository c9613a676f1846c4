import type { CustomerRecord, PaymentRecord } from '../store/asaas-records.ts'
import { type Fault, type Faults, faults } from '../store/faults.ts'
import { brl, dayOf, means, statusOf } from './charge-words.ts'
import { escapeHtml } from './escape-html.ts'
import { pageFrame } from './page-frame.ts'

interface Shown {
  now: Date
  payments: PaymentRecord[]
  customers: CustomerRecord[]
  faults: Faults
  said: string
}

/** Everything that a person who tries the product can do with the simulated gateway. */
export function chargesPage({ now, payments, customers, faults: active, said }: Shown): string {
  const nameOf = (id: string) => customers.find((one) => one.id === id)?.name ?? id
  return pageFrame(
    'Simulador de pagamentos',
    `<h1>Simulador de pagamentos</h1>
<p class="dim">Faz o papel do Asaas enquanto nenhuma chave está configurada. Ninguém paga nada aqui.</p>
<p role="status">${escapeHtml(said)}</p>
<section aria-labelledby="clock"><h2 id="clock">Relógio</h2>
<p>Para o simulador e as assinaturas agora é <strong>${clockFormat.format(now)}</strong>.</p>
<form method="post" action="/simulator/clock"><label>Avançar dias<input name="days" type="number" min="1" max="800" value="1" required></label>
<button class="main">Avançar o relógio</button></form>
<p class="dim">Cobranças vencem, cartões são cobrados e avisos partem como em cada um desses dias. Lembretes por e-mail (Pix a vencer, renovação) saem em até 2 minutos, como no dia a que o relógio chegou.</p></section>
<section aria-labelledby="charges"><h2 id="charges">Cobranças</h2>${table(payments, nameOf)}</section>
<section aria-labelledby="faults"><h2 id="faults">Falhas</h2>${faultList(active)}
<form method="post" action="/simulator/faults"><label>Falha<select name="fault">${Object.entries(faults)
      .map(([name, words]) => `<option value="${name}">${words}</option>`)
      .join('')}</select></label>
<label>Vezes<input name="times" type="number" min="0" max="99" value="1" required></label>
<button>Ligar</button></form></section>
<section aria-labelledby="cards"><h2 id="cards">Cartões para experimentar</h2>
<p>Qualquer número é aprovado, como 4444 4444 4444 4444, com validade no futuro e um código qualquer.</p>
<p>São recusados: 5184 0197 4037 3151 e 4916 5613 5824 0741.</p></section>
<p style="margin-top:24px"><a href="/home">Voltar à Vendaclara</a></p>`,
  )
}

const clockFormat = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: 'America/Sao_Paulo',
})

function table(payments: PaymentRecord[], nameOf: (customer: string) => string): string {
  if (payments.length === 0) {
    return '<p>Ainda não há cobranças. Assine um plano em <a href="/checkout">/checkout</a> e volte aqui.</p>'
  }
  const rows = payments.map((payment) => {
    const cell = (label: string, content: string, kind = '') =>
      `<td data-label="${label}"${kind && ` class="${kind}"`}>${content}</td>`
    return `<tr>${[
      cell('Comprador', escapeHtml(nameOf(payment.customer))),
      cell('Meio', means[payment.billingType]),
      cell('Vencimento', dayOf(payment.dueDate)),
      cell('Situação', statusOf(payment)),
      cell('Valor', brl(payment.value), 'number'),
      cell('', `<div class="acts">${actsOf(payment)}</div>`),
    ].join('')}</tr>`
  })
  return `<div class="scroll"><table><thead><tr><th>Comprador</th><th>Meio</th><th>Vencimento</th><th>Situação</th><th class="number">Valor</th><th>O que fazer</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`
}

function actsOf({ id, status, deleted, billingType, dueDate, value }: PaymentRecord): string {
  const which = `${means[billingType]} de ${brl(value)} com vencimento em ${dayOf(dueDate)}`
  const act = (name: string, label: string, kind = '') =>
    `<form method="post" action="/simulator/charges/${id}/${name}"><button${kind && ` class="${kind}"`} aria-label="${label}: ${which}">${label}</button></form>`
  if (deleted) return ''
  if (status === 'PENDING') {
    const refuse = billingType === 'CREDIT_CARD' ? act('refuse', 'Recusar o cartão') : ''
    return [act('pay', 'Pagar', 'main'), refuse, act('overdue', 'Deixar vencer')].join('')
  }
  if (status === 'OVERDUE') return act('pay', 'Pagar', 'main')
  if (status === 'REFUNDED') return ''
  return act('refund', 'Estornar')
}

function faultList(active: Faults): string {
  const on = Object.entries(active).filter(([, times]) => times > 0) as [Fault, number][]
  if (on.length === 0) return '<p>Nenhuma falha ligada: tudo corre bem.</p>'
  return `<ul>${on.map(([name, times]) => `<li>${faults[name]}: mais ${times} ${times === 1 ? 'vez' : 'vezes'}</li>`).join('')}</ul>`
}
