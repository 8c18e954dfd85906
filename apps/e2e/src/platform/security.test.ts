import { isDeep } from '@blockfront/tooling/tests/repeat'
import { Secret, TOTP } from 'otpauth'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { useBrowser } from '../browser/browser.ts'
import { signIn } from '../builder/page-builder.ts'
import { deepFindings, findings } from '../checks/axe.ts'
import { mailedToken, newName, newStore, originOf } from '../server/started-server.ts'

const { visit } = useBrowser()

async function typePassword(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.goto(`${originOf()}/login`)
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

const codeOf = (secret: string, after = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + after })

test('an owner adds a passkey and two-factor authentication, and signs in with each', async () => {
  const store = await newStore()
  const { owner } = store
  // The wrong code, and the guard after signing out.
  const visitor = await visit({ expected: [/status of 40[13]/] })
  const { page, context } = visitor
  const devtools = await context.newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await signIn(visitor, store)
  await page.goto(`${originOf()}/dashboard/security`)
  await page.getByText('This device').waitFor()
  expect(await deepFindings(page)).toEqual([])

  await page.getByRole('button', { name: 'Add passkey' }).click()
  await page.getByLabel('Name').fill('Work laptop')
  await page.getByRole('button', { name: 'Continue' }).click()
  const confirm = page.getByRole('dialog', { name: 'Confirm your identity' })
  await confirm.getByLabel('Password').fill(owner.password)
  await confirm.getByRole('button', { name: 'Confirm' }).click()
  await page.getByText('Work laptop').waitFor()

  await page.getByRole('button', { name: 'Turn on' }).click()
  const setUp = page.getByRole('dialog', { name: 'Turn on two-factor authentication' })
  await setUp.getByRole('img', { name: 'QR code for the authenticator app' }).waitFor()
  expect(await findings(page)).toEqual([])
  const secret = (await setUp.locator('code').innerText()).replaceAll(' ', '')
  const used = codeOf(secret)
  await setUp.getByLabel('Code from the app').fill(used)
  await setUp.getByRole('button', { name: 'Turn on' }).click()
  const saved = page.getByRole('dialog', { name: 'Save your recovery codes' })
  await expect.poll(() => saved.getByRole('listitem').count()).toBe(10)
  const [file] = await Promise.all([page.waitForEvent('download'), saved.getByRole('button', { name: 'Download' }).click()])
  expect(file.suggestedFilename()).toBe('blockfront-recovery-codes.txt')
  await saved.getByRole('button', { name: 'I saved the codes' }).click()
  await page.getByText('10 recovery codes left').waitFor()

  await page.goto(`${originOf()}/logout`)
  await page.getByRole('heading', { name: 'Sign in' }).waitFor()
  await typePassword(page, owner)
  await page.getByRole('heading', { name: 'Enter your code' }).waitFor()
  expect(await deepFindings(page)).toEqual([])
  await page.getByRole('textbox', { name: 'Code' }).fill(used)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('form').getByText('This code is incorrect or was already used.').waitFor()
  await page.getByRole('textbox', { name: 'Code' }).fill(codeOf(secret, 30_000))
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('heading', { name: 'Home' }).waitFor()

  await page.goto(`${originOf()}/logout`)
  await page.getByRole('heading', { name: 'Sign in' }).waitFor()
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await page.getByRole('heading', { name: 'Home' }).waitFor()

  if (!isDeep) return
  // A passkey confirms, too.
  await page.goto(`${originOf()}/dashboard/security`)
  await page.getByRole('button', { name: 'Turn off' }).click()
  await page
    .getByRole('dialog', { name: /Turn off/ })
    .getByRole('button', { name: 'Turn off' })
    .click()
  await confirm.getByRole('button', { name: 'Use a passkey' }).click()
  await page.getByRole('button', { name: 'Turn on' }).waitFor()
  await context.close()
})

test.runIf(isDeep)('an owner invites a person, who signs up by the link, works in their role and becomes the owner', async () => {
  const store = await newStore()
  const { owner } = store
  const email = `${newName()}@example.com`
  // Before signing in, and the transfer that asks for the password first.
  const visitor = await visit({ expected: [/status of 40[13]/] })
  const { page } = visitor
  await signIn(visitor, store)
  await page.goto(`${originOf()}/dashboard/staff`)
  await page.getByRole('button', { name: 'Invite staff' }).click()
  const invite = page.getByRole('dialog', { name: 'Invite a person' })
  await invite.getByLabel('Email address').fill(email)
  expect(await deepFindings(page)).toEqual([])
  await invite.getByRole('button', { name: 'Send invitation' }).click()
  await page.getByText(email, { exact: true }).waitFor()

  const { page: theirs } = await visit({ expected: [/status of 401/] })
  await theirs.goto(`${originOf()}/invitation?token=${await mailedToken(email)}`)
  await theirs.getByText('Your role: Fulfillment.').waitFor()
  expect(await findings(theirs)).toEqual([])
  await theirs.getByRole('link', { name: 'Create an account' }).click()
  await theirs.getByLabel('Your name').fill('Noor Haddad')
  await theirs.getByLabel('Email address').fill(email)
  await theirs.getByLabel('Password', { exact: true }).fill('a quiet harbour')
  await theirs.getByRole('button', { name: 'Create account' }).click()
  await theirs.getByRole('button', { name: 'Accept invitation' }).click()
  await theirs.getByRole('heading', { name: 'Home' }).waitFor()
  const menu = theirs.getByRole('navigation').first()
  await menu.getByRole('link', { name: 'Orders' }).waitFor()
  for (const hidden of ['Products', 'Staff', 'Payment methods'])
    expect(await menu.getByRole('link', { name: hidden }).count()).toBe(0)
  await theirs.goto(`${originOf()}/dashboard/staff`)
  await theirs.getByText('Your role does not include this screen').waitFor()

  await page.reload()
  await page.getByRole('button', { name: 'Actions for Noor Haddad' }).click()
  await page.getByRole('menuitem', { name: 'Transfer ownership' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Transfer ownership' }).click()
  const confirm = page.getByRole('dialog', { name: 'Confirm your identity' })
  await confirm.getByLabel('Password').fill(owner.password)
  await confirm.getByRole('button', { name: 'Confirm' }).click()
  await page.getByText('Your role does not include this screen').waitFor()
  await theirs.reload()
  await theirs.getByRole('button', { name: /^Actions for/ }).waitFor()
})
