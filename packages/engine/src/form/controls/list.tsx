import { Button, VisuallyHidden } from '@blockfront/ui'
import { Plus } from '@blockfront/ui/icons'
import type { ControlProps, Frame } from '../control.ts'
import { ListItem } from '../list/ListItem.tsx'
import { useListItems } from '../list/use-list-items.ts'
import { objectOf } from '../rows/field-spec.ts'

export const frame: Frame = { layout: 'stacked', group: true }

/** List items that can be opened, moved (by pointer, with arrow keys on the handle, by menu), added, duplicated and removed. */
export function Control(props: ControlProps) {
  const { id, path, meta, errors, disabled, width, onWidthChange, services } = props
  const { messages } = services
  const { items, element, name, keyAt, titleAt, isOpen, said, list, drag, add, actions } = useListItems(props)
  const max = meta.max ?? 200
  return (
    <div className="ui-list">
      {items.length > 0 ? (
        <ul ref={list} className="ui-list__items">
          {items.map((item, index) => {
            const key = keyAt(index)
            return (
              <ListItem
                key={key}
                itemKey={key}
                index={index}
                count={items.length}
                item={item}
                title={titleAt(index)}
                schema={element}
                shape={objectOf(element)}
                open={isOpen(key) || errors?.children?.[index] !== undefined}
                full={items.length >= max}
                dragged={drag?.from === index}
                dropped={drag?.to === index && index !== drag.from ? (index > drag.from ? 'after' : 'before') : undefined}
                {...actions}
                path={path}
                idPrefix={id}
                errors={errors?.children?.[index]}
                disabled={disabled}
                width={width}
                onWidthChange={onWidthChange}
                services={services}
              />
            )
          })}
        </ul>
      ) : (
        <p className="ui-list__none">{messages.noItems(name)}</p>
      )}
      <Button
        id={`${id}-add`}
        size="small"
        wide
        icon={<Plus size={14} />}
        disabled={disabled || items.length >= max}
        onClick={add}
      >
        {messages.addItem(name)}
      </Button>
      <VisuallyHidden live="polite">{said}</VisuallyHidden>
    </div>
  )
}
