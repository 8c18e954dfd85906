import { ApiError } from '@blockfront/contract/client'
import { useState } from 'react'

interface VersionedFormOptions<Item> {
  /** The item to edit; undefined for a new one. */
  item: Item | undefined
  /** Title of the dialog that offers the version of another member. */
  title: string
  /** Restarts the form with the values of another version. */
  restart: (newer: Item) => void
}

/** State of a form that is being saved: its problems, and the version that it is based on. Another member can save a newer one. */
export function useVersionedForm<Item extends { version: number }>({ item, title, restart }: VersionedFormOptions<Item>) {
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  const [failure, setFailure] = useState<string>()
  const [version, setVersion] = useState(item?.version ?? 0)
  const [newer, setNewer] = useState<Item>()
  const rebase = (on: Item) => {
    setVersion(on.version)
    setFailure(undefined)
  }
  return {
    problems,
    version,
    /** Starts an attempt to save. Returns whether the form has no problems. */
    check: (found: Readonly<Record<string, string>>): boolean => {
      setFailure(undefined)
      setProblems(found)
      return Object.keys(found).length === 0
    },
    /** Shows why saving failed, and offers the `saved` version if another member saved one. */
    fail: (error: unknown, saved: Item | undefined): void => {
      if (error instanceof ApiError) setProblems(error.fields)
      setNewer(saved)
      setFailure(error instanceof Error ? error.message : String(error))
    },
    /** The props of the form's dialog. */
    dialog: {
      failure,
      conflict: newer && {
        title,
        onClose: () => setNewer(undefined),
        onKeepMine: () => rebase(newer),
        onTakeTheirs: () => {
          rebase(newer)
          restart(newer)
          setProblems({})
        },
      },
    },
  }
}
