import { Checkbox, type CheckboxProps } from '@blockfront/ui'
import './parts.css'

interface CheckboxRowProps extends Pick<CheckboxProps, 'checked' | 'onChange'> {
  id: string
  label: string
}

/** A checkbox with its label next to it. */
export const CheckboxRow = ({ id, label, ...checkbox }: CheckboxRowProps) => (
  <span className="checkbox-row">
    <Checkbox id={id} {...checkbox} />
    <label htmlFor={id}>{label}</label>
  </span>
)
