/**
 * Malicious values that an attacker could store in a prop. None of them may become an element, an attribute, an executable URL or
 * a style declaration.
 */
export const payloads: readonly string[] = [
  '<script>alert(1)</script>',
  '"><script>alert(1)</script>',
  '</style><script>alert(1)</script>',
  '</textarea><img src=x onerror=alert(1)>',
  '<img src=x onerror=alert(1)>',
  '<img src="x" onerror="alert(1)" style="background:url(javascript:alert(1))">',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="data:text/html,<script>alert(1)</script>"></object>',
  '<embed src="javascript:alert(1)">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" java\tscript:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<form action="javascript:alert(1)"><button formaction="javascript:alert(1)">x</button></form>',
  '<base href="https://evil.example/">',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<link rel="stylesheet" href="https://evil.example/x.css">',
  '<p style="position:fixed;inset:0;background:url(https://evil.example/)">x</p>',
  '<p onclick="alert(1)" id="x" class="bf-page">x</p>',
  '<template><img src=x onerror=alert(1)></template>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<!--><img src=x onerror=alert(1)>-->',
  '<![CDATA[<img src=x onerror=alert(1)>]]>',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  '\u0001javascript:alert(1)',
  'java\nscript:alert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:image/svg+xml,<svg onload="alert(1)"/>',
  '//evil.example" onmouseover="alert(1)',
  "' onmouseover='alert(1)",
  'red; background: url(https://evil.example/)',
  'red}</style><script>alert(1)</script>',
  'expression(alert(1))',
  'url(javascript:alert(1))',
  'url("https://evil.example/?")',
  'var(--x, url(https://evil.example/))',
  'image-set("https://evil.example/" 1x)',
  '0 0 0 red, url(https://evil.example/)',
  '\\75 rl(https://evil.example/)',
  '1px/**/;color:red',
  '{{constructor.constructor("alert(1)")()}}',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the payload
  '${alert(1)}',
  // A lone surrogate, for which encodeURIComponent throws.
  'half \ud83d',
  '__proto__',
  'constructor',
]

const forbiddenElements =
  'script, object, embed, base, meta, link:not([rel="preload"][as="image"]), style, template, noscript, frame, frameset, applet, foreignObject'
const addresses = new Set(['href', 'src', 'action', 'formaction', 'srcdoc', 'poster', 'data', 'xlink:href', 'ping', 'background'])

/**
 * Returns the parts of an HTML fragment in which the payload could run or load something, as sentences; empty when it is
 * harmless.
 */
export function harmIn(root: ParentNode): string[] {
  const harm = [...root.querySelectorAll(forbiddenElements)].map((element) => `an element <${element.localName}>`)
  for (const element of root.querySelectorAll('*'))
    for (const { name, value } of element.attributes) {
      const plain = [...value]
        .filter((char) => char > ' ')
        .join('')
        .toLowerCase()
      if (name.startsWith('on')) harm.push(`an attribute ${name} of <${element.localName}>`)
      if (addresses.has(name) && /^(javascript|vbscript|data:(?!image\/(svg\+xml,%3csvg|png|webp)))/.test(plain))
        harm.push(`${name}="${value}" of <${element.localName}>`)
      if (addresses.has(name) && name === 'srcdoc') harm.push(`srcdoc of <${element.localName}>`)
      if (name === 'style' && /javascript:|expression\(|evil\.example|alert\(/.test(plain))
        harm.push(`style="${value}" of <${element.localName}>`)
    }
  return harm
}
