/** Hash routes, because the app may be served from any sub-path of any host. */
export type Route =
  | { readonly name: 'home' | 'settings' | 'bin' | 'recovery' }
  | { readonly name: 'new'; readonly game: string }
  | { readonly name: 'match' | 'log'; readonly id: string }
  /** `place`: where in the library, in the game's own words. */
  | { readonly name: 'library'; readonly game: string; readonly place: readonly string[] }
  | { readonly name: 'rules'; readonly rule: string | null };

export function parseRoute(hash: string): Route {
  const [name = '', ...parts] = hash
    .replace(/^#?\/?/, '')
    .split('/')
    .map(decodeSafely);
  const [argument, view] = parts;
  if (name === 'settings' || name === 'bin' || name === 'recovery') return { name };
  if (name === 'rules') return { name, rule: argument ?? null };
  if (name === 'library' && argument) return { name, game: argument, place: parts.slice(1) };
  if (name === 'new' && argument) return { name, game: argument };
  if (name === 'match' && argument) return { name: view === 'log' ? 'log' : 'match', id: argument };
  return { name: 'home' };
}

export function hrefTo(route: Route): string {
  switch (route.name) {
    case 'home':
      return '#/';
    case 'new':
      return `#/new/${encodeURIComponent(route.game)}`;
    case 'library':
      return `#/${['library', route.game, ...route.place].map(encodeURIComponent).join('/')}`;
    case 'match':
      return `#/match/${encodeURIComponent(route.id)}`;
    case 'log':
      return `#/match/${encodeURIComponent(route.id)}/log`;
    case 'rules':
      return route.rule === null ? '#/rules' : `#/rules/${encodeURIComponent(route.rule)}`;
    default:
      return `#/${route.name}`;
  }
}

/** A broken escape in a typed address is the address of nothing, not a crash. */
function decodeSafely(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}

/** How many screens of ours lie under this one, so that Back never leaves the app. */
function depthOf(state: unknown): number | undefined {
  if (typeof state !== 'object' || state === null || !('depth' in state)) return undefined;
  return typeof state.depth === 'number' ? state.depth : undefined;
}

class Router {
  #current = $state.raw(parseRoute(location.hash));
  #depth = depthOf(history.state) ?? 0;
  #moved = false;

  constructor() {
    window.addEventListener('hashchange', () => {
      const known = depthOf(history.state);
      this.#depth = known ?? this.#depth + 1;
      if (known === undefined) history.replaceState({ depth: this.#depth }, '');
      this.#moved = true;
      this.#current = parseRoute(location.hash);
    });
  }

  get current(): Route {
    return this.#current;
  }

  go(route: Route): void {
    location.hash = hrefTo(route);
  }

  /** Takes this screen's place: Back leads to where this one came from. */
  replace(route: Route): void {
    history.replaceState({ depth: this.#depth }, '', hrefTo(route));
    this.#moved = true;
    this.#current = route;
  }

  back(otherwise: Route): void {
    if (this.#depth > 0) history.back();
    else this.replace(otherwise);
  }

  /** For the heading of a screen: takes the focus when somebody came here, not when the app was opened here. */
  readonly arrive = (heading: HTMLElement): void => {
    if (this.#moved) heading.focus({ preventScroll: true });
  };
}

export const router = new Router();
