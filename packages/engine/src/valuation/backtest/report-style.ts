export const REPORT_STYLE = `
:root{color-scheme:light dark;--ink:#1d2530;--quiet:#5b6675;--line:#d6dce4;--page:#fff;--accent:#1f5f8b;--warm:#b3541e;--dot:.25}
@media(prefers-color-scheme:dark){:root{--ink:#e8ecf1;--quiet:#9aa6b5;--line:#36404d;--page:#14181e;--accent:#6db3e0;--warm:#e59a66;--dot:.5}}
body{margin:0;background:var(--page);color:var(--ink);font:15px/1.5 system-ui,sans-serif}
main{max-width:60rem;margin:0 auto;padding:2rem 1.25rem}
h1{font-size:1.6rem;margin:0 0 .5rem}h2{font-size:1.15rem;margin:2rem 0 .5rem}
dl{display:grid;grid-template-columns:repeat(auto-fit,minmax(8rem,1fr));gap:1px;background:var(--line);border:1px solid var(--line);margin:1.25rem 0}
dl div{background:var(--page);padding:.75rem}dt{color:var(--quiet);font-size:.85rem}dd{margin:0;font-size:1.4rem;font-variant-numeric:tabular-nums}
dl{border-radius:6px;overflow:hidden}.wide{overflow-x:auto}td,th{white-space:nowrap}
table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}
th,td{text-align:right;padding:.35rem .6rem;border-bottom:1px solid var(--line)}th:first-child,td:first-child{text-align:left}
th{color:var(--quiet);font-weight:500;font-size:.85rem}
figure{margin:1rem 0}figcaption,.note{color:var(--quiet);font-size:.85rem}
svg{width:100%;height:auto;display:block}svg text{fill:var(--quiet);font-size:12px}svg .figure{fill:var(--ink);font-variant-numeric:tabular-nums}
.axis{stroke:var(--line)}.mark{fill:var(--accent)}.open{fill:var(--page);stroke:var(--accent);stroke-width:2}
.reference{stroke:var(--warm);stroke-dasharray:4 3;fill:none}.dot{fill:var(--accent);opacity:var(--dot)}
pre{white-space:pre-wrap;background:none;border-radius:6px;border:1px solid var(--line);padding:.75rem}
`;
