import { defineBlock, field } from '@blockfront/engine'

export const offer = defineBlock({
  type: 'offer',
  fields: {
    heading: field.text('Heading').max(60).default('Repairs for life'),
    text: field.textarea('Text').max(200).default('We fix everything we sell, free.'),
    background: field.color('Background').default('#123c34'),
    align: field.select('Alignment', ['left', 'center']).default('left'),
  },
  View: ({ heading, text, background, align }) => (
    <section className="bf-offer" style={{ background, textAlign: align }}>
      <h2>{heading}</h2>
      <p>{text}</p>
    </section>
  ),
  css: `
.bf-offer {
  padding: 3rem var(--gutter);
  color: #fff;
}
.bf-offer h2 {
  margin: 0;
  font-size: clamp(1.75rem, 8cqi, 3rem);
}
`,
})
