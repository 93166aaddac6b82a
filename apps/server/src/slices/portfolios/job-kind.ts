export const VALUE_PORTFOLIO = 'value-portfolio';
