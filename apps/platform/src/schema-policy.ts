import { z } from 'zod'

// The content policy forbids code made from text, which zod would otherwise try. Load this before the first schema.
z.config({ jitless: true })
