import { z } from 'zod'

// The content security policy forbids `eval`, which zod would otherwise try. Import this before the first schema.
z.config({ jitless: true })
