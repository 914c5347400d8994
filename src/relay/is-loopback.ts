/** Whether a host, as it stands in a setting or an address, is this computer and nothing else. */
export function isLoopback(host: string): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|::1|\[::1\])$/i.test(host);
}
