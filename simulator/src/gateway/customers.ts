import { readTaxId } from '@vendaclara/core/subscription'
import { z } from 'zod'
import type { CustomerRecord } from '../store/asaas-records.ts'
import { AsaasError, notFound } from './asaas-error.ts'
import type { GatewayCall } from './gateway-call.ts'

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? null)
const customerForm = z.object({
  name: z.string().trim().default(''),
  cpfCnpj: z.string().default(''),
  email: text,
  phone: text,
  mobilePhone: text,
  address: text,
  addressNumber: text,
  complement: text,
  province: text,
  postalCode: text,
  externalReference: text,
  notificationDisabled: z.boolean().default(false),
  observations: text,
})

export async function createCustomer(call: GatewayCall, body: unknown): Promise<CustomerRecord> {
  const form = read(body)
  const customer: CustomerRecord = {
    object: 'customer',
    id: call.newId('cus'),
    dateCreated: call.today,
    ...form,
    deleted: false,
  }
  await call.records.put(customer)
  return customer
}

export async function updateCustomer(call: GatewayCall, id: string, body: unknown): Promise<CustomerRecord> {
  const known = await customerOf(call, id)
  const customer = { ...known, ...read({ ...known, ...(body as object) }) }
  await call.records.put(customer)
  return customer
}

export async function customerOf(call: GatewayCall, id: string): Promise<CustomerRecord> {
  const customer = await call.records.get('customer', id)
  if (!customer) throw notFound()
  return customer
}

function read(body: unknown) {
  const form = customerForm.parse(body)
  if (form.name === '') throw new AsaasError('invalid_name', 'O campo nome deve ser informado.')
  const cpfCnpj = readTaxId(form.cpfCnpj)
  if (cpfCnpj === undefined) throw new AsaasError('invalid_object', 'O CPF/CNPJ informado é inválido.')
  const digits = form.mobilePhone?.replace(/\D/g, '') ?? ''
  if (/^(\d\d)?(\d)\2{7,}$/.test(digits)) {
    throw new AsaasError('invalid_mobilePhone', 'O celular informado é inválido.')
  }
  return { ...form, cpfCnpj, personType: cpfCnpj.length === 11 ? ('FISICA' as const) : ('JURIDICA' as const) }
}
