import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { AsaasError } from '../gateway/asaas-error.ts'
import { chargeOf, letFallDue, payCharge, refundCharge, refuseCharge } from '../gateway/charges.ts'
import type { GatewayCall } from '../gateway/gateway-call.ts'
import { chargesPage } from '../pages/charges-page.ts'
import { receiptPage } from '../pages/receipt-page.ts'
import type { Simulation } from '../simulation.ts'
import type { PaymentRecord } from '../store/asaas-records.ts'
import { type Fault, faults } from '../store/faults.ts'
import { isUnstorable } from '../store/is-unstorable.ts'
import { refuseOtherSites } from './refuse-others.ts'

const days = z.object({ days: z.coerce.number().int().min(1).max(800) })
const faultForm = z.object({
  fault: z.enum(Object.keys(faults) as [Fault, ...Fault[]]),
  times: z.coerce.number().int().min(0).max(99),
})
const acts: Record<string, (call: GatewayCall, payment: PaymentRecord) => Promise<unknown>> = {
  pay: payCharge,
  overdue: letFallDue,
  refund: (call, payment) => refundCharge(call, payment, null),
  refuse: async (call, payment) => {
    refuseCharge(call, payment)
    // The card is declined from now on, until another one replaces it.
    const subscription = await call.records.get('subscription', payment.subscription)
    if (subscription) await call.records.put(subscription, { isDeclined: true })
    return letFallDue(call, payment)
  },
}

/** `/simulator`, where a person who tries the product plays the bank. */
export function pageRoutes(app: FastifyInstance, simulation: Simulation): void {
  app.register(
    async (pages) => {
      refuseOtherSites(pages)
      pages.addContentTypeParser(
        'application/x-www-form-urlencoded',
        { parseAs: 'string' },
        async (_request: unknown, body: string) => Object.fromEntries(new URLSearchParams(body)),
      )
      const html = (reply: FastifyReply, page: string, status = 200) =>
        reply.code(status).type('text/html; charset=utf-8').header('Cache-Control', 'no-store').send(page)
      const show = async (reply: FastifyReply, said = '', status = 200) => {
        const shown = await simulation.use(async ({ now, records }) => ({
          now,
          payments: await records.all('payment'),
          customers: await records.all('customer'),
        }))
        return html(reply, chargesPage({ ...shown, faults: await simulation.faults(), said }), status)
      }
      const back = (reply: FastifyReply) => reply.redirect('/simulator', 303)
      pages.setErrorHandler((error: FastifyError, request, reply) => {
        const status = isUnstorable(error) ? 404 : (error.statusCode ?? 500)
        if (status < 500) return show(reply, 'Não entendi este pedido.', status)
        request.log.error({ err: error }, 'the simulator has a problem')
        return reply.code(status).type('text/plain; charset=utf-8').send('O simulador teve um problema.')
      })

      pages.get('/', (_request, reply) => show(reply))

      pages.get<{ Params: { id: string } }>('/recibos/:id', async ({ params }, reply) => {
        const found = await simulation.use(async ({ records }) => {
          const payment = await records.get('payment', params.id)
          return payment && { payment, customer: await records.get('customer', payment.customer) }
        })
        if (!found) return show(reply, 'Este comprovante não existe.', 404)
        return html(reply, receiptPage(found.payment, found.customer))
      })

      pages.post<{ Params: { id: string; act: string } }>('/charges/:id/:act', async ({ params }, reply) => {
        const act = Object.hasOwn(acts, params.act) ? acts[params.act] : undefined
        if (!act) return show(reply, 'Isto não se pode fazer com uma cobrança.', 404)
        try {
          await simulation.use(async (call) => act(call, await chargeOf(call, params.id)))
        } catch (error) {
          if (!(error instanceof AsaasError)) throw error
          return show(reply, error.message, error.status)
        }
        return back(reply)
      })

      pages.post('/clock', async ({ body }, reply) => {
        const form = days.safeParse(body)
        if (!form.success) return show(reply, 'Diga de 1 a 800 dias.', 400)
        await simulation.moveClock(form.data.days)
        return back(reply)
      })

      pages.post('/faults', async ({ body }, reply) => {
        const form = faultForm.safeParse(body)
        if (!form.success) return show(reply, 'Escolha uma falha e de 0 a 99 vezes.', 400)
        await simulation.setFault(form.data.fault, form.data.times)
        return back(reply)
      })
    },
    { prefix: '/simulator' },
  )
}
