import { putAnalysis } from '@vendaclara/contract/closing'
import type { Endpoint } from '@vendaclara/contract/endpoint'

/** The endpoints whose bodies are too large to be judged in the thread that serves everybody else. */
export const largeEndpoints: readonly Endpoint[] = [putAnalysis]
