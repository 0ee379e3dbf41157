declare module '@echogarden/svoxpico-wasm' {
  /** The parts of Emscripten's module in use. Addresses are offsets in its memory; calls return 0 on success. */
  export interface PicoModule {
    HEAPU8: Uint8Array;
    HEAP16: Int16Array;
    HEAP32: Int32Array;
    FS: { writeFile(path: string, data: Uint8Array): void };
    _malloc(bytes: number): number;
    _free(address: number): void;
    _pico_initialize(memory: number, bytes: number, system: number): number;
    _pico_loadResource(system: number, path: number, resource: number): number;
    _pico_getResourceName(system: number, resource: number, name: number): number;
    _pico_createVoiceDefinition(system: number, voice: number): number;
    _pico_addResourceToVoiceDefinition(system: number, voice: number, name: number): number;
    _pico_newEngine(system: number, voice: number, engine: number): number;
    _pico_putTextUtf8(engine: number, text: number, bytes: number, taken: number): number;
    /** @returns 201 while there is more, 200 when the engine waits for text */
    _pico_getData(engine: number, buffer: number, bytes: number, given: number, type: number): number;
  }

  const load: (options: { wasmBinary: Uint8Array }) => Promise<PicoModule>;
  // eslint-disable-next-line no-restricted-exports -- so the package does
  export default load;
}
