export { addPreview, revokePreview, revokePreviewsOf } from './edit-preview.ts'
export { listPreviews, previewedPageId } from './list-previews.ts'
export { isPreviewPath, previewIdOf } from './preview-link.ts'
