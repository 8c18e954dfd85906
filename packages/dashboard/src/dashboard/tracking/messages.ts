/** Messages of the screen for the Meta pixel and consent. */
export const messages = {
  title: 'Facebook Ads',
  about: 'Measure your ads on Facebook and Instagram with the Meta pixel, and ask visitors for consent.',
  label: 'Meta pixel and consent',
  saved: 'Settings saved. Your online store uses them now.',

  pixel: 'Meta pixel',
  pixelId: 'Pixel ID',
  pixelIdHelp:
    'In Meta Events Manager, open Data sources, select your pixel and copy its ID. Leave it empty to send nothing to Meta.',

  events: 'Events',
  eventsAbout:
    'The events that your online store reports to Meta. Each event is sent only with the visitor’s consent, if you ask for it.',
  event: {
    PageView: { label: 'PageView', help: 'Every page except order pages, before the other events of the page.' },
    ViewContent: { label: 'ViewContent', help: 'A product page, with the product and its price.' },
    Search: { label: 'Search', help: 'The search results page, with the search term.' },
    AddToCart: { label: 'AddToCart', help: 'A product is added to the cart, with its price and quantity.' },
    InitiateCheckout: { label: 'InitiateCheckout', help: 'The checkout opens, with the products and their value.' },
    Purchase: { label: 'Purchase', help: 'An order is placed. For online payments, after the payment is confirmed.' },
  },

  consent: 'Consent',
  consentAbout:
    'If you ask, nothing is loaded from Meta before the visitor agrees. Browsers that ask websites not to track (Global Privacy Control, Do Not Track) are never tracked and never asked.',
  ask: 'Ask visitors for consent',
  asks: { always: 'Always', countries: 'In selected countries', never: 'Never' },
  askHelp:
    'Many countries require consent before a pixel loads, wherever your business is. A “Privacy choices” link at the end of every page lets visitors change their decision, also if you never ask.',
  countries: 'Countries',
  countriesHelp:
    'A visitor’s country comes from your server’s proxy if it provides one, or else from the time zone and language of the browser. Visitors whose country is unknown are asked.',
  findCountry: 'Search countries',
  noCountry: 'No country matches.',
  chosenCountries: (count: number) => (count === 1 ? '1 country selected' : `${count} countries selected`),
  europe: 'Select EU, EEA, UK and Switzerland',
  clear: 'Clear selection',
  needsCountry: 'Select at least one country.',

  banner: 'Banner',
  bannerAbout:
    'Empty fields use the standard text and the colors of your theme. The standard text is shown in English here, and in the language of your store to visitors.',
  bannerTitle: 'Title',
  text: 'Text',
  decline: 'Decline button',
  accept: 'Accept button',
  policyUrl: 'Privacy policy link',
  policyHelp: 'A page of your store, such as /page/privacy-policy, or a URL. Leave it empty for no link.',
  background: 'Background color',
  color: 'Text color',
  standard: {
    title: 'Cookies',
    text: 'May we use cookies to measure our advertising? The store works the same if you decline.',
    accept: 'Accept',
    decline: 'Decline',
    policy: 'Privacy policy',
  },

  preview: 'Banner preview',
  previewAbout: 'Both buttons look the same, so that declining is as easy as accepting.',
  lowContrast: (ratio: string) =>
    `Text and background have a contrast of ${ratio}:1. Choose colors with at least 4.5:1, or some visitors can’t read the banner.`,

  test: 'Test events',
  testAbout:
    'Opens your online store in a new tab with a list of the events of this tab: when they happened, what Meta receives, and why an event was not sent. Only you see the list. Events that are sent count in Meta.',
  startTest: 'Test events in your store',
  testUnsaved: 'Save your changes first. The test uses the saved settings.',
}
