import type { Config } from '../../config.ts'
import { noTracing, type Tracing } from './tracing.ts'

/** Loads OpenTelemetry only if there is an endpoint, because it takes time and memory. */
export async function openTracing({ tracing }: Pick<Config, 'tracing'>): Promise<Tracing> {
  if (tracing === undefined) return noTracing
  const { openTelemetry } = await import('./open-telemetry.ts')
  return openTelemetry(tracing)
}
