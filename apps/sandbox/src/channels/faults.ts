type ServiceFault = 'rate-limit' | 'server-error';

/** What goes wrong with the next messages that are sent to a service. */
export class Faults {
  readonly #next = new Map<string, ServiceFault[]>();

  set(service: string, ...faults: ServiceFault[]): void {
    this.#next.set(service, faults);
  }

  take(service: string): ServiceFault | undefined {
    return this.#next.get(service)?.shift();
  }
}
