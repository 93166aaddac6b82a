// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {IERC721} from "@openzeppelin/contracts/token/ERC721/IERC721.sol";
import {ReentrancyGuard} from "@openzeppelin/contracts/utils/ReentrancyGuard.sol";

/// @title Mortgage manager
/// @notice Mortgages over property title tokens, paid in one ERC-20 currency. The lender offers and funds, the borrower
/// accepts and hands the title into escrow, pays the same amount each month, and gets the title back when all is paid
/// or when the lender discharges the mortgage. No one else can move a mortgage, its money or its title.
///
/// Offered -> Active <-> Late -> PaidOff -> Released, and Offered -> Withdrawn.
///
/// @dev State changes come before calls to the currency and the title contract, and every door is `nonReentrant`.
/// The currency must move exactly what it is asked to (no fee on transfer): what arrives is checked.
contract MortgageManager is ReentrancyGuard {
    using SafeERC20 for IERC20;

    enum Status {
        None,
        Offered,
        Active,
        Late,
        PaidOff,
        Released,
        Withdrawn
    }

    /// @param principal In the smallest unit of the currency, as is `monthlyPayment`.
    /// @param annualRateBps The rate that the parties agreed on, in hundredths of a percent. The schedule is what binds.
    struct Terms {
        uint256 titleId;
        address borrower;
        uint128 principal;
        uint128 monthlyPayment;
        uint32 termMonths;
        uint32 annualRateBps;
    }

    struct Mortgage {
        Terms terms;
        address lender;
        uint64 offeredAt;
        uint64 startedAt;
        uint32 monthsPaid;
        Status status;
    }

    /// @notice A mortgage as it stands at this block.
    struct MortgageView {
        uint256 mortgageId;
        Mortgage mortgage;
        Status status;
        uint256 amountPaid;
        uint64 nextPaymentDueAt;
    }

    /// @notice A month of the schedule.
    uint64 public constant MONTH = 30 days;
    /// @notice How long after the due day a payment is not yet late.
    uint64 public constant GRACE = 7 days;
    uint32 public constant MAX_TERM_MONTHS = 600;
    uint32 public constant MAX_ANNUAL_RATE_BPS = 10_000;

    IERC721 public immutable titles;
    IERC20 public immutable currency;

    mapping(uint256 mortgageId => Mortgage) private _mortgages;
    /// @notice The mortgage that holds a title in escrow; 0 when the title is free.
    mapping(uint256 titleId => uint256 mortgageId) public mortgageOn;
    /// @notice How many mortgages were offered; also the newest id.
    uint256 public count;

    event MortgageOffered(
        uint256 indexed mortgageId, uint256 indexed titleId, address indexed borrower, address lender
    );
    event MortgageWithdrawn(uint256 indexed mortgageId);
    event MortgageStarted(uint256 indexed mortgageId, uint256 indexed titleId);
    event PaymentMade(uint256 indexed mortgageId, uint32 monthsPaid, uint256 amount, bool wasLate);
    event MortgagePaidOff(uint256 indexed mortgageId);
    event MortgageDischarged(uint256 indexed mortgageId, uint32 monthsPaid);
    event TitleReleased(uint256 indexed mortgageId, uint256 indexed titleId, address indexed to);

    error UnknownMortgage(uint256 mortgageId);
    error InvalidTerms(string field);
    error TitleIsMortgaged(uint256 titleId, uint256 mortgageId);
    error BorrowerDoesNotOwnTitle(uint256 titleId, address owner);
    error OnlyLender(address lender);
    error OnlyBorrower(address borrower);
    error WrongStatus(Status status);
    error WrongAmount(uint256 expected, uint256 given);
    error CurrencyTookFee(uint256 expected, uint256 arrived);

    constructor(IERC721 titles_, IERC20 currency_) {
        titles = titles_;
        currency = currency_;
    }

    /// @notice Offers a mortgage to the owner of a title. The caller is the lender; the principal is taken into escrow
    /// at once, so that an offer is always good for its money.
    function create(Terms calldata terms) external nonReentrant returns (uint256 mortgageId) {
        _checkTerms(terms);
        uint256 holding = mortgageOn[terms.titleId];
        if (holding != 0) revert TitleIsMortgaged(terms.titleId, holding);
        _requireOwner(terms.titleId, terms.borrower);

        mortgageId = ++count;
        Mortgage storage mortgage = _mortgages[mortgageId];
        mortgage.terms = terms;
        mortgage.lender = msg.sender;
        mortgage.offeredAt = uint64(block.timestamp);
        mortgage.status = Status.Offered;
        emit MortgageOffered(mortgageId, terms.titleId, terms.borrower, msg.sender);

        uint256 before = currency.balanceOf(address(this));
        currency.safeTransferFrom(msg.sender, address(this), terms.principal);
        uint256 arrived = currency.balanceOf(address(this)) - before;
        if (arrived != terms.principal) revert CurrencyTookFee(terms.principal, arrived);
    }

    /// @notice The lender takes an offer back, and the principal with it.
    function withdraw(uint256 mortgageId) external nonReentrant {
        Mortgage storage mortgage = _as(mortgageId, Status.Offered);
        if (msg.sender != mortgage.lender) revert OnlyLender(mortgage.lender);
        mortgage.status = Status.Withdrawn;
        emit MortgageWithdrawn(mortgageId);
        currency.safeTransfer(mortgage.lender, mortgage.terms.principal);
    }

    /// @notice The borrower accepts: the title goes into escrow, the principal to the borrower. Needs the borrower's
    /// approval of this contract for the title.
    function accept(uint256 mortgageId) external nonReentrant {
        Mortgage storage mortgage = _as(mortgageId, Status.Offered);
        Terms storage terms = mortgage.terms;
        if (msg.sender != terms.borrower) revert OnlyBorrower(terms.borrower);
        uint256 holding = mortgageOn[terms.titleId];
        if (holding != 0) revert TitleIsMortgaged(terms.titleId, holding);
        _requireOwner(terms.titleId, terms.borrower);
        mortgage.status = Status.Active;
        mortgage.startedAt = uint64(block.timestamp);
        mortgageOn[terms.titleId] = mortgageId;
        emit MortgageStarted(mortgageId, terms.titleId);
        titles.transferFrom(terms.borrower, address(this), terms.titleId);
        currency.safeTransfer(terms.borrower, terms.principal);
    }

    /// @notice The borrower pays one month, exactly. The money goes straight to the lender.
    function pay(uint256 mortgageId, uint256 amount) external nonReentrant {
        Mortgage storage mortgage = _as(mortgageId, Status.Active);
        Terms storage terms = mortgage.terms;
        if (msg.sender != terms.borrower) revert OnlyBorrower(terms.borrower);
        if (amount != terms.monthlyPayment) revert WrongAmount(terms.monthlyPayment, amount);
        bool wasLate = _isLate(mortgage);
        uint32 monthsPaid = ++mortgage.monthsPaid;
        emit PaymentMade(mortgageId, monthsPaid, amount, wasLate);
        if (monthsPaid == terms.termMonths) {
            mortgage.status = Status.PaidOff;
            emit MortgagePaidOff(mortgageId);
        }
        currency.safeTransferFrom(msg.sender, mortgage.lender, amount);
    }

    /// @notice The lender lets the rest of the debt go. The title can then be released.
    function discharge(uint256 mortgageId) external nonReentrant {
        Mortgage storage mortgage = _as(mortgageId, Status.Active);
        if (msg.sender != mortgage.lender) revert OnlyLender(mortgage.lender);
        mortgage.status = Status.PaidOff;
        emit MortgageDischarged(mortgageId, mortgage.monthsPaid);
    }

    /// @notice The borrower takes the title back once the mortgage is paid off.
    function release(uint256 mortgageId) external nonReentrant {
        Mortgage storage mortgage = _as(mortgageId, Status.PaidOff);
        Terms storage terms = mortgage.terms;
        if (msg.sender != terms.borrower) revert OnlyBorrower(terms.borrower);
        mortgage.status = Status.Released;
        delete mortgageOn[terms.titleId];
        emit TitleReleased(mortgageId, terms.titleId, terms.borrower);
        titles.transferFrom(address(this), terms.borrower, terms.titleId);
    }

    /// @notice A mortgage as it stands now; reverts when there is none.
    function mortgageOf(uint256 mortgageId) external view returns (MortgageView memory) {
        if (_mortgages[mortgageId].status == Status.None) revert UnknownMortgage(mortgageId);
        return _view(mortgageId);
    }

    /// @notice Up to `limit` mortgages from `firstMortgageId` on, in the order of their offers.
    function mortgages(uint256 firstMortgageId, uint256 limit)
        external
        view
        returns (MortgageView[] memory page)
    {
        uint256 first = firstMortgageId == 0 ? 1 : firstMortgageId;
        uint256 left = first > count ? 0 : count - first + 1;
        page = new MortgageView[](limit < left ? limit : left);
        for (uint256 i = 0; i < page.length; ++i) {
            page[i] = _view(first + i);
        }
    }

    function _checkTerms(Terms calldata terms) private view {
        if (terms.borrower == address(0)) revert InvalidTerms("borrower");
        if (terms.borrower == msg.sender) revert InvalidTerms("borrower");
        if (terms.principal == 0) revert InvalidTerms("principal");
        if (terms.termMonths == 0 || terms.termMonths > MAX_TERM_MONTHS) revert InvalidTerms("termMonths");
        if (terms.annualRateBps > MAX_ANNUAL_RATE_BPS) revert InvalidTerms("annualRateBps");
        if (uint256(terms.monthlyPayment) * terms.termMonths < terms.principal) {
            revert InvalidTerms("monthlyPayment");
        }
    }

    function _requireOwner(uint256 titleId, address borrower) private view {
        address owner = titles.ownerOf(titleId);
        if (owner != borrower) revert BorrowerDoesNotOwnTitle(titleId, owner);
    }

    function _as(uint256 mortgageId, Status wanted) private view returns (Mortgage storage mortgage) {
        mortgage = _mortgages[mortgageId];
        if (mortgage.status == Status.None) revert UnknownMortgage(mortgageId);
        if (mortgage.status != wanted) revert WrongStatus(mortgage.status);
    }

    function _dueAt(Mortgage storage mortgage) private view returns (uint64) {
        return mortgage.startedAt + (uint64(mortgage.monthsPaid) + 1) * MONTH;
    }

    function _isLate(Mortgage storage mortgage) private view returns (bool) {
        return block.timestamp > _dueAt(mortgage) + GRACE;
    }

    function _view(uint256 mortgageId) private view returns (MortgageView memory) {
        Mortgage storage mortgage = _mortgages[mortgageId];
        bool isRunning = mortgage.status == Status.Active;
        return MortgageView(
            mortgageId,
            mortgage,
            isRunning && _isLate(mortgage) ? Status.Late : mortgage.status,
            uint256(mortgage.monthsPaid) * mortgage.terms.monthlyPayment,
            isRunning ? _dueAt(mortgage) : 0
        );
    }
}
