import type { HandlerOutput } from '@blockfront/contract'
import { starterList } from '../../ground/files/starter-images.ts'

/** Returns the images that come with the themes, by name. They are the same for all stores and belong to none. */
export const listStarter = async (): Promise<HandlerOutput<'media.listStarter'>> => [...starterList]
