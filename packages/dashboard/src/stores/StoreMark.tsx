/** A store's logo, or the first letter of its name. */
export const StoreMark = ({ store: { name, logo } }: { store: { name: string; logo: string } }) => (
  <span className="store-mark" aria-hidden>
    {logo ? <img src={logo} alt="" /> : ([...name.trim()][0] ?? '').toUpperCase()}
  </span>
)
