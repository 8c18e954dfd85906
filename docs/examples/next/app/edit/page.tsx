import { Editor } from './editor'

/** The builder is a client component, and Next.js renders it on the server first, like any other. */
export default function EditPage() {
  return <Editor />
}
