// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {IAccessControl} from "@openzeppelin/contracts/access/IAccessControl.sol";
import {IERC721Errors} from "@openzeppelin/contracts/interfaces/draft-IERC6093.sol";
import {IERC721} from "@openzeppelin/contracts/token/ERC721/IERC721.sol";
import {IERC5192} from "../src/IERC5192.sol";
import {ValuationCertificate} from "../src/ValuationCertificate.sol";
import {VM} from "./Vm.sol";

contract ValuationCertificateTest {
    ValuationCertificate private certificates;

    function setUp() public {
        certificates = new ValuationCertificate(address(this));
    }

    function testFuzz_mintsOneTokenForACertificate(address to, bytes32 hash, string calldata uri) public {
        VM.assume(to != address(0) && hash != 0);
        VM.roll(77);
        VM.expectEmit();
        emit ValuationCertificate.CertificateMinted(1, hash, to);
        VM.expectEmit();
        emit IERC5192.Locked(1);
        uint256 tokenId = certificates.mint(to, hash, uri);
        VM.assertEq(certificates.tokenOf(hash), tokenId);
        VM.assertEq(certificates.ownerOf(tokenId), to);
        VM.assertEq(certificates.tokenURI(tokenId), uri);
        VM.assertEq(certificates.certificateOf(tokenId).certificateHash, hash);
        VM.assertEq(certificates.certificateOf(tokenId).mintedInBlock, 77);
        VM.assertFalse(certificates.certificateOf(tokenId).isRevoked);
        VM.assertTrue(certificates.locked(tokenId));
    }

    function testFuzz_refusesADuplicate(address to, bytes32 hash) public {
        VM.assume(to != address(0) && hash != 0);
        certificates.mint(address(this), hash, "one");
        VM.expectRevert(abi.encodeWithSelector(ValuationCertificate.AlreadyMinted.selector, hash, 1));
        certificates.mint(to, hash, "two");
        VM.assertEq(certificates.count(), 1);
    }

    function test_refusesAnEmptyHash() public {
        VM.expectRevert(ValuationCertificate.EmptyHash.selector);
        certificates.mint(address(this), 0, "");
    }

    function testFuzz_onlyAMinterMintsAndRevokes(address stranger) public {
        VM.assume(stranger != address(this));
        bytes memory refusal = abi.encodeWithSelector(
            IAccessControl.AccessControlUnauthorizedAccount.selector, stranger, certificates.MINTER_ROLE()
        );
        certificates.mint(stranger, keccak256("known"), "");
        VM.startPrank(stranger);
        VM.expectRevert(refusal);
        certificates.mint(stranger, keccak256("new"), "");
        VM.expectRevert(refusal);
        certificates.revoke(keccak256("known"));
        VM.stopPrank();
    }

    function testFuzz_neverChangesHands(address owner, address to) public {
        VM.assume(owner != address(0) && to != address(0));
        certificates.mint(owner, keccak256("it"), "");
        bytes memory refusal = abi.encodeWithSelector(ValuationCertificate.TokenIsLocked.selector, 1);
        VM.startPrank(owner);
        certificates.approve(to == owner ? address(this) : to, 1);
        VM.expectRevert(refusal);
        certificates.transferFrom(owner, to, 1);
        VM.expectRevert(refusal);
        certificates.safeTransferFrom(owner, to, 1);
        VM.stopPrank();
        VM.assertEq(certificates.ownerOf(1), owner);
    }

    function test_isRevokedOnceAndStays() public {
        bytes32 hash = keccak256("it");
        certificates.mint(address(this), hash, "");
        VM.expectEmit();
        emit ValuationCertificate.CertificateRevoked(1, hash);
        certificates.revoke(hash);
        VM.assertTrue(certificates.certificateOf(1).isRevoked);
        VM.assertEq(certificates.ownerOf(1), address(this));
        VM.expectRevert(abi.encodeWithSelector(ValuationCertificate.AlreadyRevoked.selector, hash));
        certificates.revoke(hash);
        VM.expectRevert(abi.encodeWithSelector(ValuationCertificate.AlreadyMinted.selector, hash, 1));
        certificates.mint(address(this), hash, "");
    }

    function testFuzz_refusesToRevokeWhatIsUnknown(bytes32 hash) public {
        VM.expectRevert(abi.encodeWithSelector(ValuationCertificate.UnknownCertificate.selector, hash));
        certificates.revoke(hash);
    }

    function testFuzz_saysThatATokenDoesNotExist(uint256 tokenId) public {
        bytes memory refusal = abi.encodeWithSelector(IERC721Errors.ERC721NonexistentToken.selector, tokenId);
        VM.expectRevert(refusal);
        certificates.certificateOf(tokenId);
        VM.expectRevert(refusal);
        certificates.locked(tokenId);
        VM.expectRevert(refusal);
        certificates.tokenURI(tokenId);
    }

    function test_declaresItsInterfaces() public view {
        VM.assertTrue(certificates.supportsInterface(0xb45a3c0e)); // ERC-5192, as the standard gives it
        VM.assertTrue(certificates.supportsInterface(type(IERC721).interfaceId));
        VM.assertTrue(certificates.supportsInterface(type(IAccessControl).interfaceId));
        VM.assertFalse(certificates.supportsInterface(0xffffffff));
    }
}
