import type { Endpoint } from '@vendaclara/contract/endpoint'
import { problem } from '@vendaclara/contract/problem'
import { z } from 'zod'
import { sessionScheme } from '../endpoint/session-token.ts'

type Schema = Record<string, unknown>
export type Operation = Record<string, unknown> & { summary: string }
export interface OpenApi {
  openapi: string
  info: Schema
  servers: Schema[]
  paths: Record<string, Record<string, Operation>>
  components: Schema
}

/** The OpenAPI 3.1 document of the endpoints. */
export function openApi(endpoints: readonly Endpoint[]): OpenApi {
  const paths: OpenApi['paths'] = {}
  for (const endpoint of endpoints) {
    const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Vendaclara', version: '1' },
    servers: [{ url: '/api' }],
    paths,
    components: {
      securitySchemes: { session: sessionScheme },
      schemas: { Problem: schemaOf(problem, 'output') },
    },
  }
}

function operation({ summary, access, params, query, body, answer, file }: Endpoint): Operation {
  return {
    summary,
    ...(access !== 'anyone' && { security: [{ session: [] }] }),
    parameters: [...parameters('path', params), ...parameters('query', query)],
    ...(body && { requestBody: content(schemaOf(body, 'input')) }),
    responses: {
      200: { description: 'Success', ...(file ? fileContent(file) : content(schemaOf(answer, 'output'))) },
      default: { description: 'Refused', ...content({ $ref: '#/components/schemas/Problem' }) },
    },
  }
}

function parameters(place: 'path' | 'query', schema: z.ZodType | undefined): Schema[] {
  if (!schema) return []
  const { properties = {}, required = [] } = schemaOf(schema, 'input')
  return Object.entries(properties).map(([name, shape]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: shape,
  }))
}

function fileContent(mediaType: string): Schema {
  return { content: { [mediaType]: { schema: { type: 'string', format: 'binary' } } } }
}

function content(schema: Schema): Schema {
  return { content: { 'application/json': { schema } } }
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): z.core.JSONSchema.BaseSchema {
  const { $schema: _dialect, ...shape } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return shape
}
