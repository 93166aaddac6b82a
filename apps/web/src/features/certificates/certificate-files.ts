/** Files of the API; `reloadDocument` lets the browser fetch them. */
export const bundleUrl = (id: string): string => `/api/certificates/${id}/bundle`;
export const certificateFileUrl = (id: string): string => `/api/certificates/${id}/file`;
export const privatePartUrl = (id: string): string => `/api/certificates/${id}/private`;
export const qrCodeUrl = (id: string): string => `/api/certificates/${id}/qr`;
