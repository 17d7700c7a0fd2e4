import { FuseV1Options, FuseVersion, flipFuses } from '@electron/fuses'

/** What a packaged game lets Electron's program do: load its own archive and nothing else. */
export const FUSES = {
  [FuseV1Options.RunAsNode]: false,
  // The game has no cookies; should Chromium ever keep one, nobody else reads it.
  [FuseV1Options.EnableCookieEncryption]: true,
  [FuseV1Options.EnableNodeOptionsEnvironmentVariable]: false,
  [FuseV1Options.EnableNodeCliInspectArguments]: false,
  [FuseV1Options.EnableEmbeddedAsarIntegrityValidation]: true,
  [FuseV1Options.OnlyLoadAppFromAsar]: true,
  [FuseV1Options.LoadBrowserProcessSpecificV8Snapshot]: false,
  [FuseV1Options.GrantFileProtocolExtraPrivileges]: false,
  // Faster, and no safety is lost: it only decides how WebAssembly notices its bounds.
  [FuseV1Options.WasmTrapHandlers]: true,
} as const

/** Burns the fuses into a packaged program. A fuse that a newer Electron adds must be decided here first. */
export async function setFuses(program: string): Promise<void> {
  await flipFuses(program, {
    version: FuseVersion.V1,
    strictlyRequireAllFuses: true,
    // Apple's chips run nothing without a signature; the real one comes later, if there is a certificate.
    resetAdHocDarwinSignature: process.platform === 'darwin',
    ...FUSES,
  })
}
