// What the types of the DOM leave open, for the scripts of all pages.

/** The last simple selector's tag: "a" of "nav > a[href]". */
type TagOf<S extends string> =
    S extends `${string} ${infer Rest}` ? TagOf<Rest> :
    S extends `${infer Tag}${'.' | '[' | ':' | '#'}${string}` ? TagOf<Tag> : S;
/** What a selector finds; without a tag it is taken for HTML. */
type Selected<S extends string> =
    S extends `${infer One}, ${infer Others}` ? Selected<One> | Selected<Others> :
    TagOf<S> extends keyof HTMLElementTagNameMap ? HTMLElementTagNameMap[TagOf<S>] :
    TagOf<S> extends keyof SVGElementTagNameMap ? SVGElementTagNameMap[TagOf<S>] : HTMLElement;

interface ParentNode {
  querySelector<S extends string>(selectors: S): Selected<S> | null;
  querySelectorAll<S extends string>(selectors: S): NodeListOf<Selected<S>>;
}
/** Nothing here is asked for its root before it is in a page, or in an element of the package for npm. */
interface Node { getRootNode(): Document | ShadowRoot }
interface Element {
  closest<S extends string>(selectors: S): Selected<S> | null;
  cloneNode(deep?: boolean): this;
}

/** Attributes of an element that is made: true is an empty one, false and undefined are none, and keys that begin with "on" are listeners. */
type Attributes<K extends keyof HTMLElementTagNameMap> = {
  [E in keyof HTMLElementEventMap as `on${E}`]?: (event: HTMLElementEventMap[E] & { currentTarget: HTMLElementTagNameMap[K] }) => unknown;
} & { [name: string]: string | number | boolean | undefined | ((event: any) => unknown) };  // any: a listener's, by its row above
type Make<Inside> = <K extends keyof HTMLElementTagNameMap>(name: K, attributes?: Attributes<K>, ...inside: Inside[]) => HTMLElementTagNameMap[K];

// TypeScript 4.8 does not know these yet.
declare class CompressionStream { constructor(format: string); readonly readable: ReadableStream<Uint8Array>; readonly writable: WritableStream<BufferSource> }
declare class DecompressionStream { constructor(format: string); readonly readable: ReadableStream<Uint8Array>; readonly writable: WritableStream<BufferSource> }
interface Uint8ArrayConstructor { fromBase64?(text: string): Uint8Array }
