import { z } from 'zod'

// The content security policy forbids compiling code from text; imported before any schema is made.
z.config({ jitless: true })
